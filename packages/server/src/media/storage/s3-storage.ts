import { AwsClient } from "aws4fetch";
import type { S3Settings } from "../../config.ts";
import type { MediaStorage } from "./media-storage.ts";

const timeoutMs = 20_000;

/** The bucket refused a call, or isn't there. */
class StorageRefused extends Error {
  override readonly name = "StorageRefused";
}

/** Objects in a bucket of any server that speaks S3, addressed by path (`<endpoint>/<bucket>/<name>`). */
export const s3Storage = ({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Settings): MediaStorage => {
  // Repeats what failed on the way, with growing pauses.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 3 });
  const call = async (method: "PUT" | "GET" | "DELETE", name: string, body?: Uint8Array) => {
    const response = await client.fetch(`${endpoint}/${bucket}/${name}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    });
    if (response.ok || (response.status === 404 && method !== "PUT")) return response;
    throw new StorageRefused(`${method} ${bucket}/${name}: ${response.status} ${await response.text()}`);
  };
  return {
    put: async (name, bytes) => {
      await (await call("PUT", name, bytes)).arrayBuffer();
    },
    get: async (name) => {
      const response = await call("GET", name);
      if (response.status !== 404) return Buffer.from(await response.arrayBuffer());
      // Without a bucket every object would look like one that was removed.
      if ((await response.text()).includes("NoSuchBucket"))
        throw new StorageRefused(`There is no bucket ${bucket} at ${endpoint}.`);
      return null;
    },
    remove: async (name) => {
      await (await call("DELETE", name)).arrayBuffer();
    },
  };
};
