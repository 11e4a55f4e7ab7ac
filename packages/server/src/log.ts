import { pino, type Logger } from "pino";
import type { LogLevel } from "./config.ts";

/** Secrets that must not reach a log, wherever an object carries them. */
const redact = [
  'req.headers["authori-zation"]',
  "req.headers.authorization",
  "req.headers.cookie",
  'req.headers["guest-token"]',
];

/** Structured log; readable lines where a person looks at a terminal. */
export const createLog = (level: LogLevel): Logger =>
  process.stdout.isTTY
    ? pino({ level, redact, transport: { target: "pino-pretty", options: { ignore: "pid,hostname" } } })
    : pino({ level, redact });
