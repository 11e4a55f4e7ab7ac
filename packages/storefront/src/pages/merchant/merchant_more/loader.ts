export { loadDirectory as loader } from "../../../features/shops/load-directory.ts";
