/**
 * Stands in for the packages behind the theme's own search box, menus and
 * selects. The theme imports them at the top of its one file, so they cannot be
 * shaken out, and this site replaces every component that used them.
 */
export const Button = unused
export const Combobox = unused
export const ComboboxInput = unused
export const ComboboxOption = unused
export const ComboboxOptions = unused
export const Listbox = unused
export const ListboxButton = unused
export const ListboxOption = unused
export const ListboxOptions = unused
export const Menu = unused
export const MenuButton = unused
export const MenuItem = unused
export const MenuItems = unused
export const Popover = unused
export const PopoverButton = unused
export const PopoverPanel = unused
export const Tab = unused
export const TabGroup = unused
export const TabList = unused
export const TabPanel = unused
export const TabPanels = unused
export default { Document: unused }

function unused(): never {
  throw new Error('A part of the theme that this site replaces was rendered.')
}
