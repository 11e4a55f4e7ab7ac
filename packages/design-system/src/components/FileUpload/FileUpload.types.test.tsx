import { FileUpload, type FileUploadProps } from "./index.ts";

declare const props: FileUploadProps;
const { hint: _hint, texts: _texts, limits: _limits, ...rest } = props;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The limits must be stated up front.
  withoutHint: <FileUpload {...rest} limits={props.limits} />,
  // @ts-expect-error Limits are required.
  withoutLimits: <FileUpload {...rest} hint="JPG" />,
};
