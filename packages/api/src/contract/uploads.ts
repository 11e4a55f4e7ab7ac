import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { requiredReference, textField } from "./fields.ts";
import { messageKeys } from "./message-keys.ts";
import { orNull } from "./values.ts";

/**
 * Purpose of a picture; only a form of that kind can use it. With any other name, any one form of its
 * uploader can.
 */
export const uploadModels = ["review", "refund", "avatar", "settlement", "catalog"] as const;
export type UploadModel = (typeof uploadModels)[number];

/** The stored picture. */
export const uploadedFile = z.object({
  /** Original file name. */
  fileName: z.string(),
  /** File extension of the stored picture, which is re-encoded. */
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
    /** Accepted for clients of the contract; ignored. */
    pid: z.optional(textField("verbatim")),
  }),
  bodyKind: "multipart",
  data: uploadedFile,
} as const;

export const uploadImage = endpoint({
  ...upload,
  path: "/api/front/upload/image",
  summary:
    "Uploads a picture (JPEG, PNG, WebP or GIF, up to 10 MB and 64 megapixels). Only one form of the uploader can use it: of the kind in `model` (`review`, `refund`, `avatar`, `settlement` or `catalog`), or of any kind with another `model`. Unused pictures are deleted after a day.",
});

export const uploadFile = endpoint({
  ...upload,
  path: "/api/front/upload/file",
  summary: "The same as `upload/image`.",
});
