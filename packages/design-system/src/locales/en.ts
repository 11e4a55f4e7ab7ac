import { english as addressForm } from "../words/components/AddressForm.ts";
import { english as appShell } from "../words/components/AppShell.ts";
import { english as avatarGroup } from "../words/components/AvatarGroup.ts";
import { english as banner } from "../words/components/Banner.ts";
import { english as carousel } from "../words/components/Carousel.ts";
import { english as categoryMenu } from "../words/components/CategoryMenu.ts";
import { english as charts } from "../words/components/Charts.ts";
import { english as combobox } from "../words/components/Combobox.ts";
import { english as commandMenu } from "../words/components/CommandMenu.ts";
import { english as confirmDialog } from "../words/components/ConfirmDialog.ts";
import { english as copyButton } from "../words/components/CopyButton.ts";
import { english as countryDialPicker } from "../words/components/CountryDialPicker.ts";
import { english as dataTable } from "../words/components/DataTable.ts";
import { english as datePicker } from "../words/components/DatePicker.ts";
import { english as dateRange } from "../words/components/DateRange.ts";
import { english as dateTimePicker } from "../words/components/DateTimePicker.ts";
import { english as dialog } from "../words/components/Dialog.ts";
import { english as errorState } from "../words/components/ErrorState.ts";
import { english as fileUpload } from "../words/components/FileUpload.ts";
import { english as filterBar } from "../words/components/FilterBar.ts";
import { english as filterChip } from "../words/components/FilterChip.ts";
import { english as header } from "../words/components/Header.ts";
import { english as imageLightbox } from "../words/components/ImageLightbox.ts";
import { english as imageManager } from "../words/components/ImageManager.ts";
import { english as inlineEdit } from "../words/components/InlineEdit.ts";
import { english as kbd } from "../words/components/Kbd.ts";
import { english as loadingOverlay } from "../words/components/LoadingOverlay.ts";
import { english as multiSelect } from "../words/components/MultiSelect.ts";
import { english as notificationItem } from "../words/components/NotificationItem.ts";
import { english as numberField } from "../words/components/NumberField.ts";
import { english as pagination } from "../words/components/Pagination.ts";
import { english as passwordField } from "../words/components/PasswordField.ts";
import { english as priceRange } from "../words/components/PriceRange.ts";
import { english as productGallery } from "../words/components/ProductGallery.ts";
import { english as quantityStepper } from "../words/components/QuantityStepper.ts";
import { english as ratingInput } from "../words/components/RatingInput.ts";
import { english as regionCascader } from "../words/components/RegionCascader.ts";
import { english as richText } from "../words/components/RichText.ts";
import { english as searchField } from "../words/components/SearchField.ts";
import { english as productCard } from "../words/components/ProductCard.ts";
import { english as skuPicker } from "../words/components/SkuPicker.ts";
import { english as statCard } from "../words/components/StatCard.ts";
import { english as steps } from "../words/components/Steps.ts";
import { english as tagsInput } from "../words/components/TagsInput.ts";
import { english as tireLabel } from "../words/components/TireLabel.ts";
import { english as toast } from "../words/components/Toast.ts";
import { english as treeSelect } from "../words/components/TreeSelect.ts";
import type { Messages } from "../words/messages.ts";

/** English texts of the components. */
export const en: Messages = {
  addressForm,
  appShell,
  avatarGroup,
  banner,
  carousel,
  categoryMenu,
  charts,
  combobox,
  commandMenu,
  confirmDialog,
  copyButton,
  countryDialPicker,
  dataTable,
  datePicker,
  dateRange,
  dateTimePicker,
  dialog,
  errorState,
  fileUpload,
  filterBar,
  filterChip,
  header,
  imageLightbox,
  imageManager,
  inlineEdit,
  kbd,
  loadingOverlay,
  multiSelect,
  notificationItem,
  numberField,
  pagination,
  passwordField,
  priceRange,
  productGallery,
  quantityStepper,
  ratingInput,
  regionCascader,
  richText,
  searchField,
  productCard,
  skuPicker,
  statCard,
  steps,
  tagsInput,
  tireLabel,
  toast,
  treeSelect,
};
