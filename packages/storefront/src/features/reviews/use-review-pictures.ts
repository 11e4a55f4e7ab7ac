import type { Picture } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { pictureOf } from "../products/picture.ts";

/** A function that names the pictures of a review by their place. */
export const useReviewPictures = (): ((urls: readonly string[]) => Picture[]) => {
  const intl = useIntl();
  return (urls) =>
    urls.map((url, index) =>
      pictureOf(
        url,
        intl.formatMessage(
          {
            defaultMessage: "Review picture {number}",
            description: "Product page: what a picture in a review shows",
          },
          { number: index + 1 },
        ),
      ),
    );
};
