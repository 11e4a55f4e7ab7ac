import { deflateSync } from "node:zlib";
import type { UploadedFile } from "@carmine/api/contract";
import sharp from "sharp";
import type { TestApp } from "./test-app.ts";

export const photo = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: "#0a7" } }).jpeg();

interface Sent {
  code: number;
  message: string;
  data: UploadedFile;
  guestToken: string | undefined;
}

/** Uploads a picture like a page's form. */
export const sendPicture = async (
  { app }: TestApp,
  bytes: Buffer,
  { token = "", name = "a.jpg", type = "image/jpeg", query = "model=review&pid=1", path = "image" } = {},
): Promise<Sent> => {
  const form = new FormData();
  form.append("multipart", new Blob([new Uint8Array(bytes)], { type }), name);
  const body = new Response(form);
  const answer = await app.inject({
    method: "POST",
    url: `/api/front/upload/${path}?${query}`,
    headers: {
      "content-type": body.headers.get("content-type") ?? "",
      ...(token && { "authori-zation": token }),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { ...answer.json<Sent>(), guestToken: answer.headers["guest-token"] as string | undefined };
};

/** A PNG whose header claims a size that its few bytes don't have. */
export const pngOfSize = (width: number, height: number): Buffer => {
  const table = Array.from({ length: 256 }, (_, at) => {
    let value = at;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    return value >>> 0;
  });
  const crc = (bytes: Buffer) => {
    let value = 0xffffffff;
    for (const byte of bytes) value = (table[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
    return (value ^ 0xffffffff) >>> 0;
  };
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(1000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};
