/** Address that pages report their web vitals to. */
export const webVitalsPath = "/web-vitals";
