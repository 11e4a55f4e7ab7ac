export interface DurationParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * Splits a duration in ms into days, hours, minutes and seconds. Rounds up to the next second, so zero means
 * over.
 */
export function splitDuration(ms: number): DurationParts {
  const all = Math.max(0, Math.ceil(ms / 1000));
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  };
}
