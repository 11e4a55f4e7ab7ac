import { uploadOne } from "@carmine/api/client";
import { uploadImage } from "@carmine/api/contract";

const encoded = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, "image/webp", 0.9);
  });

/**
 * Uploads the content of a canvas as profile picture.
 * @returns the URL for `user/edit`
 * @throws ApiError
 */
export const sendPicture = async (canvas: HTMLCanvasElement, locale: string): Promise<string> => {
  const blob = await encoded(canvas);
  if (!blob) throw new Error("The picture could not be encoded");
  // Browsers that can't encode WebP use PNG.
  const file = new File([blob], `picture.${blob.type.slice("image/".length)}`, { type: blob.type });
  const { url } = await uploadOne(uploadImage, {
    query: { model: "avatar" },
    file,
    locale,
    cookieSession: true,
  });
  return url;
};
