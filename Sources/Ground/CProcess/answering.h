#ifndef BY_EAR_ANSWERING_H
#define BY_EAR_ANSWERING_H

#include <stdint.h>
#include <time.h>

/// Gives a descriptor to the process at the other end of a channel, or nothing if it is negative.
void hand_over(int descriptor, int channel);

/// Takes what the process at the other end of a channel hands over; -1 if that is nothing.
int take_over(int channel);

/// What a process asks for that may not do it by itself.
struct questions {
  /// Where it asks, or -1 when nobody is left who could.
  int listener;
  /// How many processes more may be started.
  int64_t starts;
  /// The real path of the directory whose files may get other permissions.
  const char *directory;
};

/// Waits for a while, and answers what is asked meanwhile.
void pause_for(struct timespec pause, struct questions *questions);

#endif
