#ifndef BY_EAR_ANSWERING_H
#define BY_EAR_ANSWERING_H

#include <stdint.h>
#include <time.h>

/// Sends a descriptor through a socket; does nothing if it is negative.
void send_descriptor(int descriptor, int channel);

/// Receives a descriptor from a socket; -1 if there is none.
int receive_descriptor(int channel);

/// The state for answering a child's requests for permission.
struct questions {
  /// The descriptor of the requests, or -1 once no process is left that could send any.
  int listener;
  /// The number of processes that may still be started.
  int64_t starts;
  /// The real path of the directory whose files may change permissions.
  const char *directory;
};

/// Waits for some time, and answers requests meanwhile.
void pause_for(struct timespec pause, struct questions *questions);

#endif
