/**
 * Stands in for two files of the router that no browser here has a use for: finding routes one by one
 * (each page names those that it may lead to) and instruments that watch the router.
 */
const nothing = () => {}

export const isFogOfWarEnabled = () => false
export const getManifestPath = nothing
export const getPartialManifest = nothing
export const getPatchRoutesOnNavigationFunction = nothing
export const getPathsWithAncestors = nothing
export const handleClientVersionMismatch = nothing
export const useFogOFWarDiscovery = nothing
export const URL_LIMIT = 0

export const consumeInstrumentationClientResultMetaReceiver = nothing
export const getRouteInstrumentationUpdates = nothing
export const instrumentClientSideRouter = nothing
export const instrumentHandler = nothing
export const instrumentationResultMetaContext = nothing
