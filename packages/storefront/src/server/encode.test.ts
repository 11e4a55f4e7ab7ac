import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodeAll, pickEncoding } from "./encode.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0.000", "identity"],
  ["*", "gzip"],
  ["", "identity"],
  [undefined, "identity"],
])("%s is answered with %s", (accept, encoding) => expect(pickEncoding(accept)).toBe(encoding));

test("every encoding holds the same page", async () => {
  const text = "<p>ຢາງລົດ</p>".repeat(50);
  const { identity, br, gzip } = await encodeAll(text);
  expect(identity.toString()).toBe(text);
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(gunzipSync(gzip).toString()).toBe(text);
  expect(br.length).toBeLessThan(identity.length);
});
