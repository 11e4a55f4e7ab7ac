import { limits, type StaffTexts, type WireLocale } from "@carmine/api/contract";
import { Card, FormSection, ImageManager, type UseUpload } from "@carmine/design-system";
import { localeNames } from "@carmine/i18n";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { noTexts } from "./product-form.ts";

const maxPictures = 30;
const megabytes = limits.pictureBytes / 1024 ** 2;

interface PicturesSectionProps {
  pictures: UseUpload;
  /** Alt texts by URL. */
  texts: Readonly<Record<string, StaffTexts>>;
  locale: WireLocale;
  onChange: (texts: Record<string, StaffTexts>) => void;
  readOnly: boolean;
}

/** Pictures in order, the cover first, with their alt text in the language of the content. */
export const PicturesSection = ({ pictures, texts, locale, onChange, readOnly }: PicturesSectionProps) => {
  const intl = useIntl();
  const { items, ...handlers } = pictures.field;
  return (
    <Card padding="md">
      <FormSection
        title={<FormattedMessage defaultMessage="Images" description="Console product: section" />}
        aside={
          <FormattedMessage
            defaultMessage="{count} of {max}"
            description="Console product: number of images"
            values={{ count: items.length, max: maxPictures }}
          />
        }
      >
        <ImageManager
          label={intl.formatMessage(
            {
              defaultMessage: "Images with alt text in {language}",
              description: "Console product: field",
            },
            { language: localeNames[locale] },
          )}
          hint={intl.formatMessage(
            {
              defaultMessage:
                "The first image is the cover. JPG, PNG or WebP, up to {megabytes} MB each. Alt text describes an image to people who can’t see it.",
              description: "Console product: hint",
            },
            { megabytes },
          )}
          images={items.map((item) => ({ ...item, alt: texts[item.value ?? ""]?.[locale] ?? "" }))}
          limits={{
            count: maxPictures,
            types: ["image/jpeg", "image/png", "image/webp"],
            maxBytes: limits.pictureBytes,
            maxPixels: limits.picturePixels,
          }}
          disabled={readOnly}
          {...handlers}
          onAltChange={(id, alt) => {
            const url = items.find((item) => item.id === id)?.value;
            if (url !== undefined)
              onChange({ ...texts, [url]: { ...(texts[url] ?? noTexts), [locale]: alt } });
          }}
        />
      </FormSection>
    </Card>
  );
};
