import { limits } from "@carmine/api/contract";
import type { Person } from "@carmine/api/hooks";
import { mutations } from "@carmine/api/hooks";
import { Avatar, Button } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type ReactElement } from "react";
import { useApp, useShowToast } from "../../../../app/AppContext.tsx";
import { lazy } from "../../../../hydration/lazy.tsx";
import { smallPicture } from "../../../../features/products/picture.ts";
import * as page from "../page.css.ts";
import * as styles from "./picture.css.ts";

const PictureDialog = lazy(() => import("./PictureDialog.tsx"));

/** The profile picture, with buttons to change and remove it. */
export const ProfilePicture = ({ person }: { person: Person }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const toast = useShowToast();
  const edit = useMutation(mutations.userEdit(api));
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap>();
  const nickname = person.nickname ?? "";
  const picture = smallPicture(person.avatar, 160);
  const change = async (avatar: string): Promise<void> => {
    await edit.mutateAsync({ body: { nickname, avatar } });
    toast({ message: intl.formatMessage({ defaultMessage: "Saved", description: "Toast" }) });
  };
  const open = async (file: File): Promise<void> => {
    if (file.size > limits.pictureBytes) {
      toast({
        tone: "critical",
        message: intl.formatMessage(
          {
            defaultMessage: "The photo is larger than {megabytes} MB. Make it smaller.",
            description: "Toast: the file of a profile picture is too large",
          },
          { megabytes: limits.pictureBytes / 1024 ** 2 },
        ),
      });
      return;
    }
    const bitmap = await createImageBitmap(file).catch(() => null);
    if (bitmap) setChosen(bitmap);
    else
      toast({
        tone: "critical",
        message: intl.formatMessage({
          defaultMessage: "This file isn’t a photo we can read. Use a JPG, PNG, WebP or GIF.",
          description: "Toast: the file of a profile picture has an unsupported type",
        }),
      });
  };
  const close = (): void => {
    chosen?.close();
    setChosen(undefined);
  };
  return (
    <div className={page.avatar}>
      <Avatar name={nickname} size={72} {...(picture && { src: picture })} />
      <div className={styles.actions}>
        <Button size="sm" onClick={() => input.current?.click()}>
          <FormattedMessage
            defaultMessage="Change photo"
            description="Button next to the user’s own picture"
          />
        </Button>
        {person.avatar && (
          <Button
            size="sm"
            variant="link"
            loading={edit.isPending && !chosen}
            onClick={() => void change("").catch(() => undefined)}
          >
            <FormattedMessage defaultMessage="Remove" description="Button next to the user’s own picture" />
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/gif"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Allows choosing the same file again.
          target.value = "";
          if (file) void open(file);
        }}
      />
      {chosen && <PictureDialog picture={chosen} onSave={change} onClose={close} />}
    </div>
  );
};
