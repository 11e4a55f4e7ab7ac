import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encoded, pickEncoding } from "./encode.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0.000", "identity"],
  ["*", "gzip"],
  ["", "identity"],
  [undefined, "identity"],
])("answers %s with %s", (accept, encoding) => expect(pickEncoding(accept)).toBe(encoding));

test("encodes the same page once per encoding", async () => {
  const text = "<p>ຢາງລົດ</p>".repeat(50);
  const page = encoded(Buffer.from(text));
  expect(page.identity.toString()).toBe(text);
  expect(page.as("identity")).toBe(page.identity);
  const [br, gzip] = await Promise.all([page.as("br"), page.as("gzip")]);
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(gunzipSync(gzip).toString()).toBe(text);
  expect(br.length).toBeLessThan(page.identity.length);
  expect(page.as("br")).toBe(br);
});
