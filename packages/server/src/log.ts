import { trace } from "@opentelemetry/api";
import { pino, type Logger } from "pino";
import type { LogLevel } from "./config.ts";

/** Secrets that must not be logged, in any object. */
const redact = [
  'req.headers["authori-zation"]',
  "req.headers.authorization",
  "req.headers.cookie",
  'req.headers["guest-token"]',
];

/** Ids of the current trace, if requests are traced. */
export const traceIds = (): { trace_id?: string; span_id?: string } => {
  const span = trace.getActiveSpan()?.spanContext();
  return span === undefined ? {} : { trace_id: span.traceId, span_id: span.spanId };
};

/** Structured log; human-readable in a terminal. */
export const createLog = (level: LogLevel): Logger =>
  process.stdout.isTTY
    ? pino({
        level,
        redact,
        mixin: traceIds,
        transport: { target: "pino-pretty", options: { ignore: "pid,hostname" } },
      })
    : pino({ level, redact, mixin: traceIds });
