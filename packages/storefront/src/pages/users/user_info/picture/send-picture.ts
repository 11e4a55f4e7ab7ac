import { uploadOne } from "@carmine/api/client";
import { uploadImage } from "@carmine/api/contract";

const encoded = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, "image/webp", 0.9);
  });

/**
 * Uploads what a canvas shows, as the picture of an account.
 * @returns the address that `user/edit` takes
 * @throws ApiError
 */
export const sendPicture = async (canvas: HTMLCanvasElement, locale: string): Promise<string> => {
  const blob = await encoded(canvas);
  if (!blob) throw new Error("The picture could not be encoded");
  // A browser that can't write WebP writes PNG.
  const file = new File([blob], `picture.${blob.type.slice("image/".length)}`, { type: blob.type });
  const { url } = await uploadOne(uploadImage, {
    query: { model: "avatar" },
    file,
    locale,
    cookieSession: true,
  });
  return url;
};
