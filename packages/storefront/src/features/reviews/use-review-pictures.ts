import type { Picture } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { pictureOf } from "../products/picture.ts";

/** Returns a function that adds numbered alternative texts to the pictures of a review. */
export const useReviewPictures = (): ((urls: readonly string[]) => Picture[]) => {
  const intl = useIntl();
  return (urls) =>
    urls.map((url, index) =>
      pictureOf(
        url,
        intl.formatMessage(
          {
            defaultMessage: "Review photo {number}",
            description: "Product page: what a picture in a review shows",
          },
          { number: index + 1 },
        ),
      ),
    );
};
