import { isApiError, uploadOne } from "@carmine/api/client";
import { hasVariants, mediaVariant, uploadImage } from "@carmine/api/contract";
import { useUpload, type UseUpload } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { usePreferences } from "../../../app/preferences.ts";
import { useErrorText } from "../../../app/use-error-text.ts";

/** Pictures of a product. They upload as they are added; `values` are the URLs to save, the cover first. */
export const useProductPictures = (initial: readonly string[]): UseUpload => {
  const intl = useIntl();
  const { locale } = usePreferences();
  const errorText = useErrorText();
  return useUpload({
    initial: initial.map((url, at) => ({
      id: url,
      name: String(at + 1),
      status: "done",
      preview: hasVariants(url) ? mediaVariant(url, 320, "webp") : url,
      value: url,
    })),
    errorText: (error) =>
      isApiError(error)
        ? errorText(error)
        : intl.formatMessage({
            defaultMessage: "Upload failed",
            description: "Console: a picture of a form",
          }),
    upload: async (file, { signal, onProgress }) => {
      const { url } = await uploadOne(uploadImage, {
        query: { model: "catalog" },
        file,
        locale,
        cookieSession: true,
        signal,
        onProgress,
      });
      return { value: url };
    },
  });
};
