import { existsSync } from "node:fs";

/** Reads `.env` next to `package.json` if present; existing environment variables take precedence. */
export const loadEnvironment = (): void => {
  if (existsSync(".env")) process.loadEnvFile(".env");
};

/** Exits with a message for the operator. */
export const stopWith = (message: string): never => {
  console.error(message);
  process.exit(1);
};
