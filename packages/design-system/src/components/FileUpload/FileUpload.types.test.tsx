import { FileUpload, type FileUploadProps } from "./index.ts";

declare const props: FileUploadProps;
const { hint: _hint, texts: _texts, limits: _limits, ...rest } = props;

/** What must not compile. */
export const refused = {
  // @ts-expect-error Limits are told before anything is chosen.
  withoutHint: <FileUpload {...rest} limits={props.limits} />,
  // @ts-expect-error There is always a limit.
  withoutLimits: <FileUpload {...rest} hint="JPG" />,
};
