import { TextArea } from "@carmine/design-system";
import { RichText } from "@carmine/design-system/rich-text";
import { useIntl } from "@carmine/i18n/react";
import { useState } from "react";
import { hasOnlyRichText } from "./rich-text.ts";

interface HtmlFieldProps {
  id?: string;
  label: string;
  error?: string | undefined;
  lang?: string;
  required?: boolean;
  readOnly?: boolean;
  html: string;
  onChange: (html: string) => void;
}

/** HTML in an editor. With elements that the editor doesn't have it is edited as text, so that none is lost. */
export const HtmlField = ({ html, onChange, ...field }: HtmlFieldProps) => {
  const intl = useIntl();
  // Isn't re-evaluated while the user types HTML.
  const [isRich] = useState(() => hasOnlyRichText(html));
  if (isRich) return <RichText {...field} value={html} onValueChange={onChange} />;
  return (
    <TextArea
      {...field}
      hint={intl.formatMessage({
        defaultMessage: "Edited as HTML, because it has tables, images or other elements.",
        description: "Console product: hint",
      })}
      rows={10}
      value={html}
      onValueChange={onChange}
    />
  );
};
