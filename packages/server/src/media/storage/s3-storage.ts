import { AwsClient } from "aws4fetch";
import type { S3Settings } from "../../config.ts";
import { StorageUnavailable, type MediaStorage, type StoredFile } from "./media-storage.ts";

const defaultTimeoutMs = 20_000;

/** Causes of S3 error codes, for operators. */
const causes: readonly (readonly [code: string, cause: (settings: S3Settings) => string])[] = [
  ["NoSuchBucket", ({ bucket, endpoint }) => `There is no bucket ${bucket} at ${endpoint}. Check S3_BUCKET.`],
  [
    "InvalidAccessKeyId",
    ({ endpoint }) => `${endpoint} doesn't know the access key. Check S3_ACCESS_KEY_ID.`,
  ],
  [
    "SignatureDoesNotMatch",
    ({ endpoint }) => `${endpoint} refuses the secret key. Check S3_SECRET_ACCESS_KEY and S3_REGION.`,
  ],
  [
    "AccessDenied",
    ({ bucket, endpoint }) =>
      `${endpoint} gives no access to the bucket ${bucket}. Check what S3_ACCESS_KEY_ID may do.`,
  ],
];

const refusalOf = (settings: S3Settings, call: string, status: number, answer: string): StorageUnavailable =>
  new StorageUnavailable(
    causes.find(([code]) => answer.includes(code))?.[1](settings) ??
      `${call} was answered with ${status} ${answer.slice(0, 500)}`,
  );

const valueIn = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];

/** Objects in a ListObjectsV2 response. Our own names need no XML escapes, and other files are ignored. */
const objectsIn = (xml: string): StoredFile[] =>
  [...xml.matchAll(/<Contents>.*?<\/Contents>/gs)].flatMap(([object]) => {
    const [name, storedAt] = [valueIn(object, "Key"), valueIn(object, "LastModified")];
    return name === undefined || storedAt === undefined
      ? []
      : [{ name, storedAt: new Date(storedAt), size: Number(valueIn(object, "Size")) }];
  });

/** Objects in a bucket of any S3-compatible server, addressed by path (`<endpoint>/<bucket>/<name>`). */
export const s3Storage = (settings: S3Settings, timeoutMs: number = defaultTimeoutMs): MediaStorage => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  // Retries failed requests with exponential backoff.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 3 });
  const call = async (method: "PUT" | "GET" | "DELETE", name: string, body?: Uint8Array) => {
    const sent = client.fetch(`${endpoint}/${bucket}/${name}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    });
    const response = await sent.catch((error: unknown) => {
      throw new StorageUnavailable(
        `The object storage at ${endpoint} gives no answer. Check S3_ENDPOINT and that it runs.`,
        { cause: error },
      );
    });
    if (response.ok || (response.status === 404 && method !== "PUT")) return response;
    throw refusalOf(settings, `${method} ${bucket}/${name}`, response.status, await response.text());
  };
  return {
    put: async (name, bytes) => {
      await (await call("PUT", name, bytes)).arrayBuffer();
    },
    get: async (name) => {
      const response = await call("GET", name);
      if (response.status !== 404) return Buffer.from(await response.arrayBuffer());
      // A missing bucket must not look like a missing object.
      const answer = await response.text();
      if (answer.includes("NoSuchBucket")) throw refusalOf(settings, `GET ${name}`, response.status, answer);
      return null;
    },
    remove: async (name) => {
      await (await call("DELETE", name)).arrayBuffer();
    },
    async *list() {
      for (let next: string | undefined = ""; next !== undefined;) {
        const query = new URLSearchParams({
          "list-type": "2",
          ...(next !== "" && { "continuation-token": next }),
        });
        const response = await call("GET", `?${query}`);
        const xml = await response.text();
        if (!response.ok) throw refusalOf(settings, "GET", response.status, xml);
        yield objectsIn(xml);
        next = valueIn(xml, "NextContinuationToken");
      }
    },
  };
};
