export const media = {
  altText: {
    describe: 'Describe {name}',
    describeMissing: 'Describe {name}, not described yet',
    missing: 'No description yet',
    label: 'Photo description (alt text)',
    description:
      'Describe the photo in one sentence, for people using screen readers and for search engines.',
    placeholder: 'A two-seater teak swing with brass chains on a verandah',
    cancel: 'Cancel',
    done: 'Done',
  },
  focusPoint: {
    help: 'Click what must stay visible when the photo is cropped. Arrow keys move the point.',
    label: 'Focus point: {x}% from the left, {y}% from the top',
  },
  filePreparation: {
    noPhoto: '{name} is not a photo. Please choose a JPEG, PNG, WebP, AVIF or GIF file.',
    noVideo: '{name} is not a video. Please choose an MP4, MOV or WebM file.',
    tooLarge: 'Too large',
    tooLargeSentence: '{name} is larger than {limit} MB. Please choose a smaller one.',
    unreadable: 'Cannot be read',
    unreadableSentence:
      '{name} cannot be read as a photo; it may be damaged. Please choose another.',
    heic: '{name} is a HEIC photo, which this browser cannot read. On your phone, choose “Most Compatible” in the camera settings or export it as JPEG.',
  },
} as const
