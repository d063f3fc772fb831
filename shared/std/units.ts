/** A duration in milliseconds. */
export type Ms = number
/** A duration in seconds. */
export type Seconds = number
/** A frequency or a sample rate in hertz. */
export type Hertz = number
/** A level in decibels. */
export type Decibels = number
/** A share from 0 to 1. */
export type Share = number
/** A score from 0 to 100, whole. */
export type Score = number
