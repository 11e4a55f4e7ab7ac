const ownPicture = /^https?:\/\/[^/]+(\/media\/[\w-]{1,80}\.webp)$/;

/** Removes the host from URLs of pictures, which responses contain for clients of other origins. */
export const withOwnPictures = <Value>(value: Value): Value => {
  const text = JSON.stringify(value, (_name, part: unknown) =>
    typeof part === "string" ? part.replace(ownPicture, "$1") : part,
  );
  return JSON.parse(text) as Value;
};
