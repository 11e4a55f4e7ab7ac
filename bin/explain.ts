import {
  ConfigError,
  DatabaseUnavailable,
  explainFullDisk,
  ImportRefused,
  readConfig,
} from "@carmine/server";

/** The sentence for the person who started a program that can't go on; undefined for what nobody expected. */
export const explain = async (error: unknown): Promise<string | undefined> => {
  if (error instanceof ConfigError || error instanceof DatabaseUnavailable || error instanceof ImportRefused)
    return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
    return "The port is taken by another program: set PORT to a free one, for example PORT=3001 npm start.";
  if (error instanceof Error && "code" in error && error.code === "EACCES")
    return `The shop may not use what it was given: ${error.message}.`;
  const { dataDir, databaseUrl } = readConfig();
  return (await explainFullDisk(error, { dataDir, isEmbedded: databaseUrl === null })) ?? undefined;
};
