import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { requiredReference, textField } from "./fields.ts";
import { messageKeys } from "./message-keys.ts";
import { orNull } from "./values.ts";

/** What a picture is sent for; only a form of that kind takes it. Of any other name, any one form of its sender does. */
export const uploadModels = ["review", "refund", "avatar", "settlement"] as const;
export type UploadModel = (typeof uploadModels)[number];

/** The stored picture. */
export const uploadedFile = z.object({
  /** As the sender's device names it. */
  fileName: z.string(),
  /** Of the stored picture, which is encoded anew. */
  extName: z.string(),
  /** Bytes of the stored picture. */
  fileSize: z.number(),
  url: z.string(),
  /** Media type. */
  type: z.string(),
  width: orNull(z.number()),
  height: orNull(z.number()),
});
export type UploadedFile = z.output<typeof uploadedFile>;

const upload = {
  method: "POST",
  policy: "guest",
  query: z.object({
    /** One of `uploadModels`; clients of the contract send `product` with every picture. */
    model: requiredReference(messageKeys.wrongParameter, 64),
    /** Kept for clients of the contract; nothing depends on it. */
    pid: z.optional(textField("verbatim")),
  }),
  bodyKind: "multipart",
  data: uploadedFile,
} as const;

export const uploadImage = endpoint({
  ...upload,
  path: "/api/front/upload/image",
  summary:
    "Stores a picture (JPEG, PNG, WebP or GIF, up to 10 MB and 64 megapixels) for one form of its sender: the one that `model` names (`review`, `refund`, `avatar` or `settlement`), or any with another name. Unless a form takes it, it is removed after a day.",
});

export const uploadFile = endpoint({
  ...upload,
  path: "/api/front/upload/file",
  summary: "The same as `upload/image`.",
});
