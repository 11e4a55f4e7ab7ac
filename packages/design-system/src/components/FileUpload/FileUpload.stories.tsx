import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { userEvent } from "storybook/test";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { uploadTexts } from "../../testing/upload-texts.data.ts";
import { useTexts } from "../../testing/useTexts.ts";
import {
  FileUpload,
  useUpload,
  type FileUploadProps,
  type UploadFunction,
  type UploadItem,
} from "./index.ts";

const meta: Meta<typeof FileUpload> = {
  title: "Fields/FileUpload (Dropzone)",
  id: "components-fileupload",
  component: FileUpload,
};
export default meta;

type Story = StoryObj<typeof FileUpload>;

/** Each file takes two seconds; every third one fails. */
let sent = 0;
const simulateUpload: UploadFunction = (file, { signal, onProgress }) => {
  sent += 1;
  const fails = sent % 3 === 0;
  return new Promise((done, fail) => {
    const start = Date.now();
    const timer = setInterval(() => {
      const share = (Date.now() - start) / 2000;
      onProgress(share);
      if (share >= 1) clearInterval(timer);
      if (share >= 1) done({ value: file.name });
      else if (fails && share > 0.6) fail(new Error("broken"));
    }, 50);
    signal.addEventListener("abort", () => clearInterval(timer));
  });
};

const file = (index: number, rest: Partial<UploadItem> = {}): UploadItem => ({
  id: `${index}`,
  name: `IMG_22${index + 10}.jpg`,
  status: "done",
  preview: samplePictures[index]?.src,
  value: `${index}`,
  ...rest,
});

interface SampleProps extends Partial<FileUploadProps> {
  initial?: readonly UploadItem[];
  most?: 3 | 5 | 10;
  wrong?: boolean;
}

function Sample({ initial, most = 5, wrong = false, ...rest }: SampleProps) {
  const { label, hint, error, failed } = useTexts(uploadTexts);
  const { field } = useUpload({ upload: simulateUpload, errorText: () => failed, initial });
  return (
    <div style={{ maxInlineSize: 760 }}>
      <FileUpload
        label={label}
        hint={hint}
        error={wrong ? error : undefined}
        limits={{
          count: most,
          types: ["image/jpeg", "image/png"],
          maxBytes: 5_000_000,
          minWidth: 600,
          minHeight: 600,
          maxPixels: 40_000_000,
        }}
        {...field}
        items={field.items.map((item) => (item.status === "failed" ? { ...item, error: failed } : item))}
        {...rest}
      />
    </div>
  );
}

/** Adds a picture of a wrong type and a file that only pretends to be one. */
const addInvalidFiles: Story["play"] = async ({ canvasElement }) => {
  const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) return;
  await userEvent.upload(
    input,
    [
      new File(["x"], "IMG_2210.heic", { type: "image/heic" }),
      new File(["no picture"], "tread.png", { type: "image/png" }),
    ],
    { applyAccept: false },
  );
};

/** Takes real files and simulates uploads; every third one fails. */
export const Playground: Controlled<typeof FileUpload> = { render: (args) => <Sample {...args} /> };

export const EveryState: Story = {
  render: () => (
    <Sample
      initial={[
        file(0),
        file(1, { status: "uploading", progress: 0.64 }),
        file(2, { status: "waiting", progress: 0 }),
        file(3, { status: "failed" }),
        file(4, { preview: undefined, name: "certificate-of-fitting.pdf" }),
      ]}
      most={10}
    />
  ),
};

/** No more files can be added. */
export const Full: Story = { render: () => <Sample most={3} initial={[file(0), file(1), file(2)]} /> };

export const Disabled: Story = { render: () => <Sample disabled initial={[file(0), file(1)]} /> };

/** Without a picture, with a failed upload, and with a rejected file. */
export const Invalid: Story = {
  render: () => <Sample wrong initial={[file(3, { status: "failed" })]} />,
  play: addInvalidFiles,
};

/** Rejected files are listed with their reason. */
export const Refused: Story = {
  render: () => <Sample initial={[file(0), file(1)]} />,
  play: addInvalidFiles,
};
