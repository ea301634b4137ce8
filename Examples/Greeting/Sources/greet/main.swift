import Greeting

print(Greeting(CommandLine.arguments.dropFirst().first ?? "world").text)
