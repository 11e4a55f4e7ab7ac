import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { mediaVariant } from "@carmine/api/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { storePictures } from "../demo/store-pictures.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { readVariant } from "./picture-server.ts";
import { makeSizes } from "./make-sizes.ts";
import { NotAPicture } from "./normalize-picture.ts";
import { diskStorage } from "./storage/disk-storage.ts";
import { fileOf } from "./file-of.ts";
import { storePicture } from "./store-picture.ts";

let shop: TestApp;
let folder: string;
let stored: string;
let demoPicture: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carmine-media-"));
  shop = await testApp({ dataDir: folder });
  const photo = sharp({ create: { width: 1000, height: 500, channels: 3, background: "#0a7" } });
  const withMetadata = photo.jpeg().withExif({ IFD0: { Artist: "Somebody" } });
  stored = `/media/${await storePicture(shop.ctx.db, diskStorage(folder), await withMetadata.toBuffer(), null)}.webp`;
  const [key] = await storePictures(shop.ctx.db, [{ kind: "logo", letter: "C", color: "#D9261C" }]);
  demoPicture = `/media/${key}.webp`;
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const sizeOf = async (bytes: Buffer) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return { width, height, format };
};

describe("a picture", () => {
  it("is served in every width and format, and never enlarged", async () => {
    const original = await get(stored);
    expect(await sizeOf(original.rawPayload)).toEqual({ width: 960, height: 480, format: "webp" });
    const small = await get(mediaVariant(stored, 96, "avif"));
    expect(small.headers["content-type"]).toBe("image/avif");
    expect(await sizeOf(small.rawPayload)).toEqual({ width: 96, height: 48, format: "heif" });
    const logo = await get(mediaVariant(demoPicture, 320, "webp"));
    expect((await sizeOf(logo.rawPayload)).width).toBe(320);
  });

  it("is cacheable forever and answers 304 on revalidation", async () => {
    const first = await get(stored);
    expect(first.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const again = await get(stored, { "if-none-match": String(first.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it("contains no camera metadata", async () => {
    const { rawPayload } = await get(stored);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  it("is encoded once for concurrent requests", async () => {
    const url = mediaVariant(demoPicture, 640, "webp");
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(url)));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString("base64"))).size).toBe(1);
    const files = await readdir(join(folder, "cache", "media"), { recursive: true });
    expect(files.filter((name) => name.includes("@640"))).toHaveLength(1);
  });

  it("shows the placeholder with a short cache time if it is missing", async () => {
    const missing = await get("/media/f-000000000000000000000000@320.webp");
    expect(missing.statusCode).toBe(200);
    expect(missing.headers["cache-control"]).toBe("public, max-age=60");
    expect(missing.headers.etag).toBeUndefined();
    expect(await sizeOf(missing.rawPayload)).toEqual({ width: 320, height: 320, format: "webp" });
  });

  it("shows the placeholder if it is damaged", async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#123" } })
      .png()
      .toBuffer();
    const key = await storePicture(shop.ctx.db, diskStorage(folder), bytes, null);
    await writeFile(join(folder, "media", (await fileOf(shop.ctx.db, key)) ?? ""), "broken");
    expect((await get(`/media/${key}@64.webp`)).headers["cache-control"]).toBe("public, max-age=60");
  });

  it("is served in the nearest size that pages use, without writing another file", async () => {
    const odd = await Promise.all(
      Array.from({ length: 60 }, (_, at) => get(demoPicture.replace(".webp", `@${131 + at}.avif`))),
    );
    expect(odd.map(({ statusCode }) => statusCode)).toEqual(odd.map(() => 200));
    expect((await sizeOf(odd[0]?.rawPayload ?? Buffer.alloc(0))).width).toBe(160);
    const widthOf = async (requested: number) =>
      (
        await sizeOf(
          (await get(mediaVariant(stored, 96, "webp").replace("96", String(requested)))).rawPayload,
        )
      ).width;
    expect(await widthOf(970)).toBe(960);
    // Never larger than the stored picture.
    expect(await widthOf(99_999)).toBe(1000);
    const files = await readdir(join(folder, "cache", "media"), { recursive: true });
    expect(
      files.filter((name) => name.includes(demoPicture.slice(7, -5)) && name.endsWith("avif")),
    ).toHaveLength(1);
  });

  it("is encoded for a client with one request while another waits for hundreds, and refused beyond a limit", async () => {
    const { db } = shop.ctx;
    const count = Math.ceil((128 + availableParallelism() + 16) / 8);
    const keys: string[] = [];
    for (let made = 0; made <= count; made += 1) {
      const bytes = await sharp({
        create: { width: 300, height: 300, channels: 3, background: { r: made, g: 90, b: 7 } },
      })
        .png()
        .toBuffer();
      keys.push(await storePicture(db, diskStorage(folder), bytes, null));
    }
    const [own = "", ...others] = keys;
    const ask = (url: string, remoteAddress: string) => shop.app.inject({ url, remoteAddress });
    let greedyDone = 0;
    const greedy = others.flatMap((key) =>
      [64, 96, 160, 240, 320, 480, 640, 960].map(async (width) => {
        const answer = await ask(`/media/${key}@${width}.avif`, "203.0.113.1");
        if (answer.statusCode === 200) greedyDone += 1;
        return answer;
      }),
    );
    const polite = await ask(`/media/${own}@320.avif`, "203.0.113.2");
    const doneBefore = greedyDone;
    expect(polite.statusCode).toBe(200);
    expect(doneBefore).toBeLessThanOrEqual(4 * availableParallelism());
    const answers = await Promise.all(greedy);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused[0]?.headers["cache-control"]).toBe("no-store");
    expect(greedyDone + refused.length).toBe(answers.length);
  });

  it.each([
    "/media/x@240.png",
    "/media/x.avif",
    "/media/../config.webp",
    "/media/x%2F..%2Fy.webp",
    "/media/",
    "/media/x@123456.webp",
  ])("refuses the name %s", async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe("storing", () => {
  it("encodes the sizes of cards and product pages ahead of time, without delaying the caller", async () => {
    const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#4a1" } })
      .png()
      .toBuffer();
    const key = await storePicture(shop.ctx.db, diskStorage(folder), bytes, null);
    await makeSizes(folder, diskStorage(folder), { key, file: (await fileOf(shop.ctx.db, key)) ?? "" });
    const files = await readdir(join(folder, "cache", "media", key.slice(0, 4)));
    const made = files.filter((name) => name.startsWith(key));
    expect(made.toSorted()).toEqual(
      [96, 160, 240, 320, 480, 640].map((width) => `${key}@${width}.avif`).toSorted(),
    );
    const { rawPayload } = await get(`/media/${key}@240.avif`);
    expect(await sizeOf(rawPayload)).toEqual({ width: 240, height: 240, format: "heif" });
  });

  it("stores identical bytes once and finds them by their source", async () => {
    const bytes = await sharp({ create: { width: 5, height: 5, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const keys = [
      await storePicture(shop.ctx.db, diskStorage(folder), bytes, null),
      await storePicture(shop.ctx.db, diskStorage(folder), bytes, "https://x.example/a.png"),
    ];
    expect(keys[0]).toBe(keys[1]);
  });

  it.each([
    ["text", "hello"],
    ["SVG", `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`],
    ["a page", "<html><body>no</body></html>"],
    ["nothing", ""],
  ])("refuses %s", async (_, content) => {
    await expect(storePicture(shop.ctx.db, diskStorage(folder), Buffer.from(content), null)).rejects.toThrow(
      NotAPicture,
    );
  });
});

it("accepts only names that it creates itself", () => {
  expect(readVariant("a/b-c@320.avif")).toEqual({ key: "a/b-c", width: 320, format: "avif" });
  for (const name of ["a//b.webp", "/a.webp", "a/.webp", "a.b.webp", "a@320.gif"])
    expect(readVariant(name)).toBeNull();
});
