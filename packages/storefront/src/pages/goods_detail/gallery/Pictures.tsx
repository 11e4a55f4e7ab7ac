import { ProductGallery } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useState, type ReactElement } from "react";
import { lazy } from "../../../hydration/lazy.tsx";
import { pictureOf, widest } from "../../../features/products/picture.ts";

const PicturesLightbox = lazy(() => import("../../../features/products/PicturesLightbox.tsx"));

interface Enlarged {
  readonly open: boolean;
  /** Index of the picture; the gallery's thumbnail is its placeholder. */
  readonly place: number;
  readonly file: string | undefined;
}

export interface PicturesProps {
  readonly name: string;
  readonly urls: readonly string[];
  /** Alternative texts by URL. */
  readonly texts: Readonly<Record<string, string>>;
  /** Picture of the selected SKU; shown when another SKU is selected. */
  readonly chosen: string | null;
}

/** Pictures of the product and its SKUs. */
export const Pictures = ({ name, urls, texts, chosen }: PicturesProps): ReactElement => {
  const intl = useIntl();
  const place = Math.max(0, urls.indexOf(chosen ?? ""));
  const [shown, setShown] = useState({ chosen, place });
  if (shown.chosen !== chosen) setShown({ chosen, place });
  const numbered = (number: number): string =>
    intl.formatMessage(
      {
        defaultMessage: "{name}, photo {number} of {count}",
        description: "Product page: what a picture of the gallery shows",
      },
      { name, number, count: urls.length },
    );
  const [enlarged, setEnlarged] = useState<Enlarged>();
  const shared = {
    label: intl.formatMessage({
      defaultMessage: "Photos",
      description: "Product page: name of the gallery",
    }),
    pictures: (urls.length > 0 ? urls : [null]).map((url, index) =>
      pictureOf(url, texts[url ?? ""] ?? numbered(index + 1), widest.zoom),
    ),
    value: shown.place,
    onValueChange: (next: number) => setShown({ chosen, place: next }),
  };
  return (
    <>
      <ProductGallery {...shared} onEnlarge={(at, file) => setEnlarged({ open: true, place: at, file })} />
      {enlarged && (
        <PicturesLightbox
          {...shared}
          pictures={shared.pictures.map((picture, at) =>
            at === enlarged.place && enlarged.file ? { ...picture, preview: enlarged.file } : picture,
          )}
          open={enlarged.open}
          onOpenChange={(open) => setEnlarged({ ...enlarged, open })}
        />
      )}
    </>
  );
};
