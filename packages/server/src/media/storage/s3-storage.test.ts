import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { startBucketServer } from "../../testing/bucket-server.ts";
import type { MediaStorage, StoredFile } from "./media-storage.ts";
import { s3Storage } from "./s3-storage.ts";

const storageAt = (port: number): MediaStorage =>
  s3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: "pictures",
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  });

const listed = async (storage: MediaStorage): Promise<StoredFile[]> => {
  const files: StoredFile[] = [];
  for await (const batch of storage.list()) files.push(...batch);
  return files;
};

it("lists stored files", async () => {
  const server = await startBucketServer("pictures");
  const storage = s3Storage(server.s3);
  expect(await listed(storage)).toEqual([]);
  await storage.put("f-00/f-0011.webp", Buffer.from("abc"));
  await storage.put("u-12/u-1234.webp", Buffer.from("x"));
  const files = await listed(storage);
  expect(files).toMatchObject([
    { name: "f-00/f-0011.webp", size: 3 },
    { name: "u-12/u-1234.webp", size: 1 },
  ]);
  for (const { storedAt } of files) expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000);
  await server.close();
});

it("continues with the next page of a list", async () => {
  const requests: string[] = [];
  const page = (name: string, next = "") =>
    `<ListBucketResult><IsTruncated>${next !== ""}</IsTruncated>${next && `<NextContinuationToken>${next}</NextContinuationToken>`}<Contents><Key>${name}</Key><LastModified>2026-11-26T16:35:07.000Z</LastModified><Size>7</Size></Contents></ListBucketResult>`;
  const server = createServer(({ url = "" }, response) => {
    requests.push(url);
    response.end(requests.length === 1 ? page("a", "to+ken/=") : page("b"));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const files = await listed(storageAt((server.address() as AddressInfo).port));
  expect(files.map(({ name }) => name)).toEqual(["a", "b"]);
  expect(requests).toEqual([
    "/pictures/?list-type=2",
    "/pictures/?list-type=2&continuation-token=to%2Bken%2F%3D",
  ]);
  server.close();
});
