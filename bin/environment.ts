import { existsSync } from "node:fs";

/** Reads `.env` beside `package.json` where there is one; what the environment already says wins. */
export const loadEnvironment = (): void => {
  if (existsSync(".env")) process.loadEnvFile(".env");
};

/** Ends the program with a sentence for the person who started it. */
export const stopWith = (message: string): never => {
  console.error(message);
  process.exit(1);
};
