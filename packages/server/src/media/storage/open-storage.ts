import type { Config } from "../../config.ts";
import { diskStorage } from "./disk-storage.ts";
import type { MediaStorage } from "./media-storage.ts";
import { s3Storage } from "./s3-storage.ts";

export type StorageConfig = Pick<Config, "dataDir"> & Partial<Pick<Config, "s3">>;

/** The configured S3 bucket, or the folder `media` of the data directory. */
export const openStorage = ({ dataDir, s3 }: StorageConfig): MediaStorage =>
  s3 ? s3Storage(s3) : diskStorage(dataDir);
