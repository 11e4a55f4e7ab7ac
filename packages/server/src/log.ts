import { pino, type Logger } from "pino";
import type { LogLevel } from "./config.ts";

/** Secrets that must not be logged, in any object. */
const redact = [
  'req.headers["authori-zation"]',
  "req.headers.authorization",
  "req.headers.cookie",
  'req.headers["guest-token"]',
];

/** Structured log; human-readable in a terminal. */
export const createLog = (level: LogLevel): Logger =>
  process.stdout.isTTY
    ? pino({ level, redact, transport: { target: "pino-pretty", options: { ignore: "pid,hostname" } } })
    : pino({ level, redact });
