export const chat = {
  hoursHelp: {
    title: 'What visitors see',
    notice: 'Visitors now see next to the order button: <b>{notice}</b>. Times are in {timeZone}.',
    nothingOpen: 'nothing, because you are open',
    nothingSet: 'nothing, because no hours are set',
    copyToFriday: 'Copy Monday to Tue–Fri',
    copyToSaturday: 'Copy Monday to Tue–Sat',
    copyToAll: 'Copy Monday to every day',
  },
} as const
