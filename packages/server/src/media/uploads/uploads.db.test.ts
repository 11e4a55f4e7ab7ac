import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type UploadModel, uploadModels } from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { picture, upload } from "../../database/schema/media.ts";
import { photo, pngOfSize, sendPicture } from "../../testing/pictures.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makeShopper, type Shopper } from "../../testing/test-shop.ts";
import { openStorage } from "../storage/open-storage.ts";
import { takeUploads } from "./take-uploads.ts";

let shop: TestApp;
let folder: string;
let ann: Shopper;
let bob: Shopper;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carmine-uploads-"));
  shop = await testApp({ dataDir: folder, rateLimits: false });
  [ann, bob] = [await makeShopper(shop), await makeShopper(shop)];
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const send = (bytes: Buffer, as?: Parameters<typeof sendPicture>[2]) => sendPicture(shop, bytes, as);

const filesIn = async (name: string) =>
  (await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

describe("upload/image", () => {
  it("leaves no file behind if its row can't be written", async () => {
    const before = (await filesIn("media")).length;
    await shop.ctx.db.execute(sql`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'a bad row'; end $$`);
    await shop.ctx.db.execute(
      sql`create trigger bad before insert on upload for each row execute function refuse()`,
    );
    expect((await send(await photo().toBuffer(), { token: ann.token })).code).toBe(500);
    await shop.ctx.db.execute(sql`drop trigger bad on upload`);
    expect(await filesIn("media")).toHaveLength(before);
  });

  it("returns the stored picture: re-encoded, upright, without metadata or appended data", async () => {
    const sideways = await photo()
      .withExif({ IFD0: { Artist: "Somebody" }, IFD3: { GPSLatitude: "52/1 31/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const polyglot = Buffer.concat([sideways, Buffer.from("<script>alert(1)</script>PK\u0003\u0004")]);
    const { code, data } = await send(polyglot, { token: ann.token, name: "..\\..\\my tire.jpg" });
    expect(code).toBe(200);
    expect(data).toMatchObject({
      fileName: "my tire.jpg",
      extName: "webp",
      type: "image/webp",
      width: 300,
      height: 400,
    });
    expect(data.url).toMatch(/\/media\/u-[0-9a-f]{32}\.webp$/);
    const served = await shop.app.inject(new URL(data.url, "http://shop").pathname);
    expect(served.headers["content-type"]).toBe("image/webp");
    const stored = await openStorage(shop.ctx.config).get(
      `u-${/u-(..)/.exec(data.url)?.[1]}/${data.url.split("/").at(-1)}`,
    );
    expect(stored?.length).toBe(data.fileSize);
    for (const bytes of [served.rawPayload, stored ?? Buffer.alloc(0)]) {
      expect(bytes.includes("Somebody")).toBe(false);
      expect(bytes.includes("script")).toBe(false);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  });

  it("gives identical bytes different keys, so that pictures can't be found by content", async () => {
    const bytes = await photo().toBuffer();
    const [one, other] = [await send(bytes, { token: ann.token }), await send(bytes, { token: ann.token })];
    expect(one.data.url).not.toBe(other.data.url);
    expect((await send(bytes, { token: ann.token, path: "file" })).code).toBe(200);
  });

  it("detects the type by content, not by name or header", async () => {
    const png = await photo().png().toBuffer();
    expect((await send(png, { token: ann.token, name: "a.html", type: "text/html" })).code).toBe(200);
  });

  it("gives a visitor a guest token", async () => {
    const { code, guestToken } = await send(await photo().toBuffer());
    expect([code, guestToken]).toEqual([200, expect.stringMatching(/^\w{32,}$/)]);
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ["nothing", () => Buffer.alloc(0)],
    ["text", () => Buffer.from("just words")],
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    [
      "SVG with script",
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`),
    ],
    [
      "SVG that reads a file",
      () =>
        Buffer.from(
          `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`,
        ),
    ],
    ["PDF", () => Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>")],
    ["a program", () => Buffer.from("\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0")],
    ["an archive", () => Buffer.from("PK\x03\x04\x14\0\0\0\0\0")],
    ["a GIF's head with script", () => Buffer.from("GIF89a/*<script>alert(1)</script>*/")],
    ["a picture that claims 2 by 2 billion", () => pngOfSize(2_000_000_000, 2_000_000_000)],
    ["a picture of no width", () => pngOfSize(0, 10)],
    ["TIFF", () => photo(20, 20).tiff().toBuffer()],
    ["AVIF", () => photo(20, 20).avif().toBuffer()],
  ])("refuses %s, names the accepted types and stores nothing", async (_name, make) => {
    const before = (await filesIn("media")).length;
    const { code, message } = await send(await make(), { token: ann.token });
    expect([code, message]).toEqual([
      400,
      "This file isn’t a photo we can read. Use a JPG, PNG, WebP or GIF.",
    ]);
    expect((await filesIn("media")).length).toBe(before);
    expect(await filesIn("incoming")).toEqual([]);
  });

  it("names the exceeded pixel limit and stores nothing", async () => {
    const before = (await filesIn("media")).length;
    const { code, message } = await send(pngOfSize(30_000, 30_000), { token: ann.token });
    expect([code, message]).toEqual([
      400,
      "The photo is 30000 × 30000 pixels, more than 64 megapixels. Make it smaller.",
    ]);
    expect((await send(pngOfSize(8001, 8000), { token: ann.token })).message).toContain("64 megapixels");
    expect((await filesIn("media")).length).toBe(before);
    expect(await filesIn("incoming")).toEqual([]);
  });

  it("refuses a damaged picture of an accepted type without blaming its type", async () => {
    const { code, message } = await send((await photo().toBuffer()).subarray(0, -100), { token: ann.token });
    expect([code, message]).toEqual([400, "This photo may be damaged. Save it again or choose another one."]);
  });

  it("refuses more than 10 MB without reading the rest", async () => {
    const { code, message } = await send(Buffer.alloc(11 * 1024 * 1024, 1), { token: ann.token });
    expect([code, message]).toEqual([413, "The photo is larger than 10 MB. Make it smaller."]);
    expect(await filesIn("incoming")).toEqual([]);
  });

  it("refuses an upload without a purpose, a body without a file, and a body that isn't multipart", async () => {
    const bytes = await photo().toBuffer();
    for (const query of ["", "model=", `model=${"x".repeat(65)}`])
      expect((await send(bytes, { token: ann.token, query })).code).toBe(400);
    const url = "/api/front/upload/image?model=review";
    const other = async (headers: Record<string, string>, payload: string) =>
      (await shop.app.inject({ method: "POST", url, headers, payload })).json<{ code: number }>().code;
    expect(await other({ "content-type": "application/json" }, "{}")).toBe(400);
    const fields = `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n`;
    expect(await other({ "content-type": "multipart/form-data; boundary=x" }, fields)).toBe(400);
    expect(await other({ "content-type": "multipart/form-data" }, fields)).toBe(400);
  });

  it("stores nothing if the client disconnects during the upload", async () => {
    await shop.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = shop.app.server.address() as AddressInfo;
    const before = (await filesIn("media")).length;
    const socket = connect(port, "127.0.0.1");
    socket.write(
      "POST /api/front/upload/image?model=review HTTP/1.1\r\nHost: x\r\nContent-Length: 500000\r\n" +
        "Content-Type: multipart/form-data; boundary=x\r\n\r\n" +
        `--x\r\nContent-Disposition: form-data; name="multipart"; filename="a.jpg"\r\n\r\n${"j".repeat(100_000)}`,
    );
    await expect.poll(() => filesIn("incoming"), { timeout: 4000 }).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => filesIn("incoming"), { timeout: 4000 }).toHaveLength(0);
    expect((await filesIn("media")).length).toBe(before);
  });

  it("limits uploads per client", async () => {
    const ctx = { ...shop.ctx.config, rateLimits: true };
    const strict = await testApp({ ...ctx, dataDir: folder });
    const codes = new Set<number>();
    for (let sent = 0; sent < 121; sent += 1)
      codes.add((await sendPicture(strict, Buffer.from("no picture"))).code);
    expect([...codes]).toEqual([400, 429]);
    await strict.close();
  });
});

describe("takeUploads", () => {
  const take = (urls: string[], accountId: number, model: "review" | "refund" = "review") =>
    shop.ctx.db.transaction((tx) => takeUploads(tx, { urls, accountId, model, now: shop.clock.now() }));

  it("attaches a picture once, for its uploader and purpose", async () => {
    const bytes = await photo().toBuffer();
    const { url } = (await send(bytes, { token: ann.token })).data;
    const second = (await send(bytes, { token: ann.token })).data.url;
    await expect(take([url], bob.accountId)).rejects.toThrow("pictureGone");
    await expect(take([url], ann.accountId, "refund")).rejects.toThrow("pictureGone");
    await expect(take([url, url], ann.accountId)).rejects.toThrow("pictureGone");
    await expect(take([url, "/media/f-1.webp"], ann.accountId)).rejects.toThrow("pictureGone");
    await expect(take(["https://evil.example/a.png"], ann.accountId)).rejects.toThrow("pictureGone");
    const keys = await take([new URL(second).href, url], ann.accountId);
    expect(keys).toEqual([second, url].map((address) => /u-\w+/.exec(address)?.[0]));
    await expect(take([url], ann.accountId)).rejects.toThrow("pictureGone");
  });
});

describe("a picture of the contract's own call", () => {
  const form = "model=product&pid=1";
  const take = (urls: string[], accountId: number, model: UploadModel) =>
    shop.ctx.db.transaction((tx) => takeUploads(tx, { urls, accountId, model, now: shop.clock.now() }));

  it.each(uploadModels)("is attached once, for its uploader: %s", async (model) => {
    const { code, data } = await send(await photo().toBuffer(), { token: ann.token, query: form });
    expect(code).toBe(200);
    await expect(take([data.url], bob.accountId, model)).rejects.toThrow("pictureGone");
    await take([data.url], ann.accountId, model);
    for (const other of uploadModels)
      await expect(take([data.url], ann.accountId, other)).rejects.toThrow("pictureGone");
    const [row] = await shop.ctx.db
      .select({ model: upload.model })
      .from(upload)
      .where(eq(upload.key, /u-\w+/.exec(data.url)?.[0] ?? ""));
    expect(row?.model).toBe(model);
  });
});

describe("sweepUploads", () => {
  it("removes unused pictures after a day, and files of interrupted uploads", async () => {
    const usedUrl = (await send(await photo().toBuffer(), { token: ann.token })).data.url;
    await shop.ctx.db.transaction((tx) =>
      takeUploads(tx, { urls: [usedUrl], accountId: ann.accountId, model: "review", now: shop.clock.now() }),
    );
    const unusedUrl = (await send(await photo().toBuffer(), { token: ann.token })).data.url;
    await shop.app.inject(unusedUrl);
    await mkdir(join(folder, "incoming"), { recursive: true });
    await writeFile(join(folder, "incoming", "broken"), "x");
    await utimes(join(folder, "incoming", "broken"), new Date(0), new Date(0));
    await shop.ctx.jobs.run("delete-unused-uploads");
    expect(await shop.ctx.db.$count(upload)).toBeGreaterThan(1);
    expect(await filesIn("incoming")).toEqual([]);
    shop.clock.advance(25 * 3_600_000);
    await shop.ctx.jobs.run("delete-unused-uploads");
    const rows = await shop.ctx.db.select({ key: upload.key, takenAt: upload.takenAt }).from(upload);
    expect(rows.every(({ takenAt }) => takenAt !== null)).toBe(true);
    const names = await filesIn("media");
    expect(names).toContain(usedUrl.split("/").at(-1));
    expect(names).not.toContain(unusedUrl.split("/").at(-1));
    const key = /u-\w+/.exec(unusedUrl)?.[0] ?? "";
    expect((await filesIn("cache")).filter((name) => name.startsWith(key))).toEqual([]);
    expect(await shop.ctx.db.$count(picture)).toBe(rows.length);
  });
});
