/** Fields with pictures as they were then; `goodWidth` is that of the declarations. */
export const places = [
  place('category', 'ourCategories', 'name', 'Category', 'image', 640),
  place('choice', 'choices', 'name', 'Choice', 'values', 160),
  place('product', 'ourCategoriesItems', 'name', 'Product', 'images', 1280),
  place('carousel', 'homeCarousal', 'title', 'Home Carousel', 'image', 1280),
  place('review_video', 'customerReviewVideo', null, 'Customer video', 'video', 0),
  place('social_card', 'followUsMedia', 'title', 'Media', 'thumbnail_media', 640),
  place('about', 'aboutUs', 'title', 'About Us', 'image', 1280),
  place('about', 'aboutUs', 'title', 'About Us', 'video', 0),
  place('story', 'ourStoryPurpose', 'title', 'Story and purpose', 'image', 1280),
  place('gallery', 'aboutGallery', 'title', 'About Gallery', 'images', 1280),
  place('contact', 'contactUS', 'title', 'Contact', 'image', 640),
  place('room', 'rooms', 'title', 'Room', 'image', 1280),
  place('settings', 'settings', 'brandName', 'Settings', 'logo', 0),
  place('settings', 'settings', 'brandName', 'Settings', 'shareImage', 1200),
]

export type Place = ReturnType<typeof place>

function place(
  table: string,
  resource: string,
  title: string | null,
  label: string,
  column: string,
  goodWidth: number,
) {
  return { table, resource, title, label, column, goodWidth }
}
