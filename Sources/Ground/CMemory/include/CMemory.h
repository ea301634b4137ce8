#pragma once

/// Gives memory that is free within the process back to the system, where that can be asked for.
///
/// An allocator keeps what a thread gave back for that thread, and the next stage of work takes more.
void give_back_free_memory(void);

/// From now on, gives memory back as soon as it is free, at the price of a few hundredths more time.
void give_back_at_once(void);
