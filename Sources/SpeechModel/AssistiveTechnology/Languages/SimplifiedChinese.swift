// The keys of the sources are explained in docs/speech.md. No recording of a Chinese phone was at
// hand: Apple's tables have the words, but they are not VoiceOver's own, so its use of them is
// concluded.
extension SpeechWords {
  /// The words in Simplified Chinese.
  static let simplifiedChinese: SpeechWords = SpeechWords(
    language: "zh-Hans",
    traits: TraitWords(
      selected: .concluded("已选择", "APL"),
      dimmed: .concluded("变暗", "APL"),
      button: .concluded("按钮", "APL"),
      backButton: .concluded("返回按钮", "APL"),
      backLabel: .concluded("返回", "APL"),
      popUpButton: .concluded("弹出式按钮", "APL"),
      switchButton: .concluded("切换按钮"),
      tab: .concluded("制表符", "APL"),
      textField: .concluded("文本栏"),
      secureTextField: .concluded("安全文本栏"),
      isEditing: .concluded("正在编辑"),
      heading: .concluded("标题", "APL"),
      headingLevel: .concluded("%1$@级标题"),
      link: .concluded("链接", "APL"),
      pickerItem: .concluded("选择器项目"),
      adjustable: .concluded("可调", "APL"),
      image: .concluded("图像", "APL"),
      searchField: .concluded("搜索栏", "APL"),
      rare: RareTraitWords(
        inactive: .concluded("不活跃"),
        radioButton: .concluded("单选按钮"),
        menuItem: .concluded("菜单项"),
        draggable: .concluded("可拖移"),
        footer: .concluded("页脚"),
        visited: .concluded("已访问", "APL"),
        icon: .concluded("图标"),
        folder: .concluded("文件夹"),
        statusBarItem: .concluded("状态栏项目"),
        alert: .concluded("提醒"),
      ),
    ),
    switchStates: SwitchStateWords(
      on: .concluded("打开", "APL"),
      off: .concluded("关闭", "APL"),
      mixed: .concluded("混合", "APL"),
    ),
    expansion: ExpansionWords(
      expanded: .concluded("已展开", "APL"),
      collapsed: .concluded("已收起", "APL"),
    ),
    hints: HintSentences(
      toggle: .concluded("轻点两下切换设置", "APL"),
      adjust: .concluded("单指上下轻扫来调整值"),
      edit: .concluded("轻点两下以编辑", "APL"),
      popUp: .concluded("轻点两下以展开", "APL"),
      scrollToTop: .concluded("轻点两下以滚动到顶部"),
      useRotor: .concluded("使用转子来访问%1$@"),
      misspelledWords: .concluded("拼写错误的字词"),
    ),
    places: PlaceWords(
      counter: .concluded("%1$@，共%2$@", "APL"),
      tabBar: .certain("标签页栏", "APL"),
      listStart: .concluded("列表开头"),
      listEnd: .concluded("列表结尾"),
      landmarkStart: .concluded("标志性内容", "APL"),
      landmarkEnd: .concluded("标志性内容结尾"),
      rowSpan: .concluded("跨%1$@行"),
      columnSpan: .concluded("跨%1$@列"),
      row: .concluded("第%1$@行", "APL"),
      column: .concluded("第%1$@列", "APL"),
    ),
    notices: NoticeWords(
      actions: .concluded("有可用的操作"),
      content: .concluded("有更多内容"),
    ),
    blank: .concluded("空格"),
    rotors: RotorNames(
      characters: .concluded("字符"),
      words: .concluded("字词"),
      lines: .concluded("行"),
      containers: .concluded("容器"),
      formControls: .concluded("表单控制"),
      adjustValue: .concluded("调整值"),
      actions: .concluded("操作"),
      moreContent: .concluded("更多内容"),
      system: SystemRotorNames(
        link: .concluded("链接"),
        visitedLink: .concluded("已访问的链接"),
        heading: .concluded("标题"),
        headingLevel1: .concluded("标题 1"),
        headingLevel2: .concluded("标题 2"),
        headingLevel3: .concluded("标题 3"),
        headingLevel4: .concluded("标题 4"),
        headingLevel5: .concluded("标题 5"),
        headingLevel6: .concluded("标题 6"),
        boldText: .concluded("粗体文本"),
        italicText: .concluded("斜体文本"),
        underlineText: .concluded("带下划线的文本"),
        misspelledWord: .concluded("拼写错误的字词"),
        image: .concluded("图像"),
        textField: .concluded("文本栏"),
        table: .concluded("表格"),
        list: .concluded("列表"),
        landmark: .concluded("标志性内容"),
      ),
    ),
    controls: ControlNames(
      backButton: .certain("返回按钮", "APL"),
      adjustable: .certain("可调控制", "APL"),
      searchField: .certain("搜索栏", "APL"),
      textField: .concluded("文本栏"),
      link: .concluded("链接", "APL"),
      image: .certain("图像", "APL"),
      text: .certain("文本", "APL"),
      button: .certain("按钮", "APL"),
    ),
    commands: VoiceCommandWords(
      showNames: .certain("显示名称|查看名称", "APL"),
      showNumbers: .certain("显示编号", "APL"),
      showGrid: .certain("显示网格|查看网格", "APL"),
      showNamesContinuously: .certain("持续显示名称", "APL"),
      showNumbersContinuously: .certain("持续显示编号", "APL"),
      showGridContinuously: .certain("持续显示网格", "APL"),
      hideNames: .certain("隐藏名称", "APL"),
      hideNumbers: .certain("隐藏编号", "APL"),
      hideGrid: .certain("隐藏[该]网格", "APL"),
      hideOverlays: .certain("隐藏[所有]叠层", "APL"),
      showCommands: .certain("显示[所有]命令|查看[所有]命令", "APL"),
      showWhatToSay: .certain(
        "显示语音命令|我可以说什么|查看语音命令|显示可用的语音命令|查看可用的语音命令",
        "APL"
      ),
      showActions: .certain("显示{name}的操作|查看{name}的操作", "APL"),
      choose: .certain("选取{count}|{count}", "APL"),
      tap: .certain("轻点{name}|按下{name}|点按{name}", "APL"),
      doubleTap: .certain("轻点两下{name}|[在]{name}轻点两下", "APL"),
      longPress: .certain("长按{name}|在{name}长按", "APL"),
      tapAndHold: .certain("轻点并按住{name}|轻点一下并按住{name}|按住{name}", "APL"),
      increment: .certain("[在]{name}递增", "APL"),
      incrementBy: .certain("将{name}递增{count}[次]", "APL"),
      decrement: .certain("[在]{name}递减", "APL"),
      decrementBy: .certain("将{name}递减{count}[次]", "APL"),
      swipe: VoiceCommandWords.Directions(
        right: .certain("向右轻扫", "APL"),
        left: .certain("向左轻扫", "APL"),
        up: .certain("向上轻扫", "APL"),
        down: .certain("向下轻扫", "APL"),
      ),
      swipeAt: VoiceCommandWords.Directions(
        right: .certain("在{name}向右轻扫|{name}向右轻扫", "APL"),
        left: .certain("在{name}向左轻扫|{name}向左轻扫", "APL"),
        up: .certain("在{name}向上轻扫|{name}向上轻扫", "APL"),
        down: .certain("在{name}向下轻扫|{name}向下轻扫", "APL"),
      ),
      scroll: VoiceCommandWords.Directions(
        right: .certain("向右滚动[页面]|向右滑[动]", "APL"),
        left: .certain("向左滚动[页面]|向左滑[动]", "APL"),
        up: .certain("向上滚动[页面]|向上滑[动]", "APL"),
        down: .certain("向下滚动[页面]|向下滑[动]", "APL"),
      ),
      scrollToEdge: VoiceCommandWords.Directions(
        right: .certain("滚动到右侧边缘|滚动到最右[侧]|滑[动]到最右[侧]", "APL"),
        left: .certain("滚动到左侧边缘|滚动到最左[侧]|滑[动]到最左[侧]", "APL"),
        up: .certain("滚动到顶部|滚动到开头|滑动至顶部|滑到最上方", "APL"),
        down: .certain("滚动到底部|滚动到结尾|滑动到底部|滑到最下方", "APL"),
      ),
      goBack: .certain("返回", "APL"),
      goHome: .certain("前往主屏幕|返回[到]主屏幕|切换[到]主屏幕|按下主屏幕按钮", "APL"),
      sleep: .concluded("进入睡眠"),
      wakeUp: .concluded("唤醒"),
      lockScreen: .concluded("锁定屏幕"),
      repeatThat: .certain("重复该内容[一次]", "APL"),
      repeatTimes: .certain("[再]重复[该内容]{count}次|[重新]重复[该内容]{count}", "APL"),
      type: .certain("输入{text}|键入{text}|逐字听写{text}", "APL"),
      deleteThat: .certain("删除该内容|删除此内容|删除所选内容", "APL"),
      deleteAll: .certain("全部删除|删除所有内容|删除全部内容", "APL"),
      numbers: .concluded("一 二|两 三 四 五 六 七 八 九 十"),
    ),
    switches: SwitchWords(
      tap: .concluded("轻点"),
      increment: .concluded("递增"),
      decrement: .concluded("递减"),
      next: .concluded("下一个项目"),
      previous: .concluded("上一个项目"),
      select: .concluded("选择项目"),
      choose: .concluded("在菜单中选择“%1$@”"),
      cancel: .concluded("取消"),
    ),
    keys: KeyWords(
      tab: .concluded("Tab键"),
      shiftTab: .concluded("Shift-Tab键"),
      up: .concluded("上箭头"),
      down: .concluded("下箭头"),
      left: .concluded("左箭头"),
      right: .concluded("右箭头"),
      space: .concluded("空格键"),
      escape: .concluded("Esc键"),
      back: .concluded("Tab-B"),
      actions: .concluded("Tab-Z"),
      choose: .concluded("在菜单中选择“%1$@”"),
      type: .concluded("键入“%1$@”"),
    ),
    gesture: { gesture in
      switch gesture {
      case .swipeRight: "向右轻扫"
      case .swipeLeft: "向左轻扫"
      case .swipeUp: "向上轻扫"
      case .swipeDown: "向下轻扫"
      case .doubleTap: "轻点两下"
      case .tripleTap: "轻点三下"
      case .doubleTapAndHold: "轻点两下并按住"
      case .touch(let name): "触摸“\(name)”"
      case .readFromTop: "双指向上轻扫"
      case .readFromHere: "双指向下轻扫"
      case .pauseSpeech: "双指轻点"
      case .magicTap: "双指轻点两下"
      case .scrub: "双指画Z字形"
      case .turnRotor(.right): "向右转动转子"
      case .turnRotor(.left): "向左转动转子"
      case .rotor(let name): "将转子转到“\(name)”"
      case .threeFingerSwipe(.right): "三指向右轻扫"
      case .threeFingerSwipe(.left): "三指向左轻扫"
      case .threeFingerSwipe(.up): "三指向上轻扫"
      case .threeFingerSwipe(.down): "三指向下轻扫"
      case .fourFingerTap(.top): "四指轻点屏幕顶部"
      case .fourFingerTap(.bottom): "四指轻点屏幕底部"
      case .read: "再读一遍"
      case .type(let text): "键入“\(text)”"
      case .wait(let seconds): "等待\(seconds.shortest)秒"
      }
    },
  )
}
