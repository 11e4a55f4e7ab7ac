import {
  ConfigError,
  DatabaseUnavailable,
  explainFullDisk,
  ImportRefused,
  readConfig,
} from "@carmine/server";

/** The message for the operator about an expected error; undefined for others. */
export const explain = async (error: unknown): Promise<string | undefined> => {
  if (error instanceof ConfigError || error instanceof DatabaseUnavailable || error instanceof ImportRefused)
    return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
    return "error: the port is in use by another program; set PORT to a free one, for example PORT=3001 npm start";
  if (error instanceof Error && "code" in error && error.code === "EACCES")
    return `error: permission denied (${error.message}); check the permissions of this file or port`;
  const { dataDir, databaseUrl } = readConfig();
  return (await explainFullDisk(error, { dataDir, isEmbedded: databaseUrl === null })) ?? undefined;
};
