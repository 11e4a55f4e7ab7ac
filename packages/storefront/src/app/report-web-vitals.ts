import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from "web-vitals";
import { webVitalsPath } from "./web-vitals-path.ts";

/** Also works while the page is closed, when the final values are known. */
const report = ({ name, value }: Metric): void => {
  const body = new Blob([JSON.stringify({ name, value })], { type: "application/json" });
  navigator.sendBeacon(webVitalsPath, body);
};

/** Reports how fast this page was for the visitor, without anything about them. */
export const reportWebVitals = (): void => {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
};
