import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Code, limits } from "@carmine/api/contract";
import type { FastifyRequest } from "fastify";
import { Failure } from "../../http/envelope/failure.ts";

/** Directory for files while they are received. */
export const incomingDir = (dataDir: string): string => join(dataDir, "incoming");

/** The original file name, without folders and control characters. */
const plainName = (name: string): string =>
  name.split(/[\\/]/).at(-1)?.replace(/\p{C}/gu, "").slice(-100) ?? "";

/** Errors of the multipart parser have no system error code; a full disk has one. */
const asFormFailure = (error: unknown): unknown =>
  (error as NodeJS.ErrnoException).syscall === undefined
    ? new Failure(Code.badRequest, "pictureMissing")
    : error;

const pictureTooLarge = () =>
  new Failure(Code.tooLarge, "pictureTooLarge", { megabytes: limits.pictureBytes / 1024 ** 2 });

/**
 * Streams the first file of a multipart body to the disk, and removes it after the work.
 * @throws Failure 400 without a file, 413 if it is too large
 */
export const withReceivedFile = async <Result>(
  request: FastifyRequest,
  dataDir: string,
  work: (path: string, name: string) => Promise<Result>,
  tooLarge: () => Failure = pictureTooLarge,
): Promise<Result> => {
  const part = await request.file().catch(() => undefined);
  if (!part) throw new Failure(Code.badRequest, "pictureMissing");
  const folder = incomingDir(dataDir);
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  try {
    await pipeline(part.file, createWriteStream(path, { flags: "wx" })).catch((error: unknown) => {
      throw asFormFailure(error);
    });
    if (part.file.truncated) throw tooLarge();
    return await work(path, plainName(part.filename));
  } finally {
    await rm(path, { force: true });
  }
};
