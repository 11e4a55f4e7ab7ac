import { userEdit } from "@carmine/api/contract";
import type { Person } from "@carmine/api/hooks";
import { mutations } from "@carmine/api/hooks";
import { Button, TextField } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import { useApp, useShowToast } from "../../../app/AppContext.tsx";
import { contractResolver } from "../../../features/forms/contract-resolver.ts";
import { useFieldErrorText } from "../../../features/forms/field-texts.ts";
import { useRefusal } from "../../../features/forms/use-refusal.ts";
import * as styles from "./page.css.ts";
import { ProfilePicture } from "./picture/ProfilePicture.tsx";

type Values = { nickname: string };

const resolver = contractResolver<Values>(userEdit.body);

/** Public name and picture. */
export const ProfileCard = ({ person }: { person: Person }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const errorText = useFieldErrorText();
  const toast = useShowToast();
  const edit = useMutation(mutations.userEdit(api));
  const form = useForm<Values>({ resolver, defaultValues: { nickname: person.nickname ?? "" } });
  const { errors } = form.formState;
  const refuse = useRefusal(form.control);
  const saved = (): void => {
    toast({ message: intl.formatMessage({ defaultMessage: "Saved", description: "Toast" }) });
  };
  return (
    <div className={styles.profile}>
      <ProfilePicture person={person} />
      <form
        noValidate
        className={styles.fields}
        onSubmit={(event) =>
          void form.handleSubmit(
            ({ nickname }) => edit.mutate({ body: { nickname } }, { onSuccess: saved }),
            refuse,
          )(event)
        }
      >
        <TextField
          label={intl.formatMessage({ defaultMessage: "Display name", description: "Label of a field" })}
          hint={intl.formatMessage({
            defaultMessage: "Shown beside your reviews and questions, partly hidden",
            description: "Hint below the user name",
          })}
          autoComplete="nickname"
          maxLength={255}
          error={errorText(errors.nickname)}
          {...form.register("nickname")}
        />
        <Button type="submit" variant="solid" loading={edit.isPending} className={styles.choice}>
          <FormattedMessage defaultMessage="Save" description="Button of a form" />
        </Button>
      </form>
    </div>
  );
};
