/** Part of an image, in pixels of its natural size. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Types that a canvas can write; others become JPEG. */
const writable = new Set(["image/jpeg", "image/png", "image/webp"]);

/**
 * Cuts a part out of an image, for a new upload.
 * @param src address of the image: an object URL, the page's own host, or a host that allows CORS
 * @param file name and type of the result
 * @throws Error if the image can't be loaded or its host doesn't allow reading it
 */
export async function cropImage(
  src: string,
  { x, y, width, height }: CropArea,
  { name, type = "image/jpeg" }: { name: string; type?: string },
): Promise<File> {
  const image = new Image();
  image.crossOrigin = "anonymous";
  image.src = src;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, x, y, width, height, 0, 0, width, height);
  const resultType = writable.has(type) ? type : "image/jpeg";
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, resultType, 0.92));
  if (!blob) throw new Error(`The browser can't write ${name} as ${resultType}.`);
  return new File([blob], name, { type: resultType });
}
