import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import type { S3Settings } from "../shared/config-groups.ts";

/** An S3 server on the loopback interface. */
export interface BucketServer {
  readonly s3: S3Settings;
  /** Stops the server and deletes its files. */
  close(): Promise<void>;
}

/** Starts an S3 server with one empty bucket. */
export const startBucketServer = async (bucket: string): Promise<BucketServer> => {
  const directory = await mkdtemp(join(tmpdir(), "carmine-s3-"));
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    s3: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: "us-east-1",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
