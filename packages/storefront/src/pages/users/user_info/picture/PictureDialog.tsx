import { isApiError } from "@carmine/api/client";
import { Button, Dialog, Message } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type ReactElement } from "react";
import { useApp } from "../../../../app/AppContext.tsx";
import { useApiErrorText } from "../../../../app/error-texts.ts";
import { wholePicture } from "./crop.ts";
import { CropField } from "./CropField.tsx";
import { sendPicture } from "./send-picture.ts";

export interface PictureDialogProps {
  readonly picture: ImageBitmap;
  /** Called with the URL of the uploaded picture. */
  readonly onSave: (url: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Crops the profile picture. */
export default function PictureDialog({ picture, onSave, onClose }: PictureDialogProps): ReactElement {
  const { locale } = useApp();
  const errorText = useApiErrorText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(wholePicture);
  const save = useMutation({
    mutationFn: async () => {
      if (canvas.current) await onSave(await sendPicture(canvas.current, locale));
    },
    onSuccess: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title={<FormattedMessage defaultMessage="Your photo" description="Title of a dialog" />}
      footer={
        <>
          <Button onClick={onClose} disabled={save.isPending}>
            <FormattedMessage defaultMessage="Cancel" description="Button of a form: leaves it" />
          </Button>
          <Button variant="solid" loading={save.isPending} onClick={() => save.mutate()}>
            <FormattedMessage defaultMessage="Save photo" description="Button of a dialog" />
          </Button>
        </>
      }
    >
      {save.error && (
        <Message tone="critical" role="alert">
          {isApiError(save.error) ? (
            errorText(save.error)
          ) : (
            <FormattedMessage
              defaultMessage="Upload failed"
              description="On a picture whose upload failed; next to a retry button"
            />
          )}
        </Message>
      )}
      <CropField picture={picture} crop={crop} onChange={setCrop} ref={canvas} />
    </Dialog>
  );
}
