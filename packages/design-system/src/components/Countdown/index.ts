export { Countdown, type CountdownProps } from "./Countdown.tsx";
export { useCountdown } from "./useCountdown.ts";
export { splitDuration, type DurationParts } from "./split-duration.ts";
