import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { picture } from "../../database/schema/media.ts";
import { startBucketServer } from "../../testing/bucket-server.ts";
import { photo, sendPicture } from "../../testing/pictures.ts";
import { testApp } from "../../testing/test-app.ts";
import { openStorage } from "../storage/open-storage.ts";

describe("a bucket", { timeout: 30_000 }, () => {
  it("stores the pictures instead of the disk, and distinguishes wrong keys, a missing bucket and an unreachable server", async () => {
    const server = await startBucketServer("pictures");
    const { s3 } = server;
    const own = await mkdtemp(join(tmpdir(), "carmine-uploads-"));
    const cloud = await testApp({ dataDir: own, s3, rateLimits: false });
    const { data, guestToken } = await sendPicture(cloud, await photo().toBuffer());
    expect(guestToken).toBeDefined();
    expect((await cloud.app.inject(data.url)).headers["content-type"]).toBe("image/webp");
    expect(await readdir(own)).not.toContain("media");
    const storage = openStorage({ dataDir: own, s3 });
    expect(await storage.get("a/none.webp")).toBeNull();
    await expect(openStorage({ dataDir: own, s3: { ...s3, bucket: "none" } }).get("a")).rejects.toThrow(
      "There is no bucket none",
    );
    const wrong = (change: Partial<typeof s3>) =>
      openStorage({ dataDir: own, s3: { ...s3, ...change } }).put("a", Buffer.from("x"));
    await expect(wrong({ accessKeyId: "other" })).rejects.toThrow(/doesn't know .* Check S3_ACCESS_KEY_ID/);
    // The server of this test accepts any secret; others respond like this.
    const strict = createServer((_, response) =>
      response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>"),
    ).listen(0, "127.0.0.1");
    await once(strict, "listening");
    const endpoint = `http://127.0.0.1:${(strict.address() as AddressInfo).port}`;
    await expect(wrong({ endpoint })).rejects.toThrow(/refuses the secret key. Check S3_SECRET_ACCESS_KEY/);
    strict.close();
    cloud.clock.advance(25 * 3_600_000);
    await cloud.ctx.jobs.run("delete-unused-uploads");
    const name = data.url.split("/").at(-1) ?? "";
    expect(await storage.get(`${name.slice(0, 4)}/${name}`)).toBeNull();
    await server.close();
    await expect(wrong({})).rejects.toThrow(`${s3.endpoint} gives no answer. Check S3_ENDPOINT`);
    const refused = await sendPicture(cloud, await photo().toBuffer());
    expect(refused).toMatchObject({ code: 500, message: expect.stringMatching(/^We can’t accept photos/) });
    expect(await cloud.ctx.db.$count(picture), "a row without its file").toBe(0);
    await cloud.close();
    await rm(own, { recursive: true, force: true });
  });
});
