import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { galleryTexts } from "../../testing/gallery-texts.data.ts";
import { useTexts } from "../../testing/useTexts.ts";
import { Video } from "./index.ts";

const meta: Meta<typeof Video> = { title: "Basics/Video", id: "components-video", component: Video };
export default meta;

/** The poster is a picture, so that nothing of the video is loaded before it is played. */
export const Playground: Controlled<typeof Video> = {
  render: function Playground(args) {
    const { label } = useTexts(galleryTexts);
    return (
      <div style={{ inlineSize: 456, blockSize: 256 }}>
        <Video
          film={{ src: "data:video/mp4;base64," }}
          label={label}
          poster={samplePictures[0]?.src}
          {...args}
        />
      </div>
    );
  },
};
