import { isApiError, uploadOne } from "@carmine/api/client";
import { uploadImage, type UploadModel } from "@carmine/api/contract";
import { useUpload, type UseUpload } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useApp } from "../../app/AppContext.tsx";
import { useApiErrorText } from "../../app/error-texts.ts";
import { itemOf } from "./picture-items.ts";

const texts = defineMessages({
  failed: {
    defaultMessage: "Upload failed",
    description: "On a picture whose upload failed; next to a retry button",
  },
});

/**
 * The pictures of a form: uploads added pictures in parallel and keeps their order and state. `values` are the URLs
 * that the form sends; it waits while `busy`.
 * @param initial URLs of pictures that were uploaded before, such as those of a restored draft
 */
export const usePictures = (model: UploadModel, initial: readonly string[] = []): UseUpload => {
  const intl = useIntl();
  const { locale } = useApp();
  const errorText = useApiErrorText();
  return useUpload({
    initial: initial.map(itemOf),
    errorText: (error) => (isApiError(error) ? errorText(error) : intl.formatMessage(texts.failed)),
    upload: async (file, { signal, onProgress }) => {
      const { url } = await uploadOne(uploadImage, {
        query: { model },
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
