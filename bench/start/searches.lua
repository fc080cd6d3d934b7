-- Asks wrk's server for a search of the shop that nobody has asked for before.
local count = 0
request = function()
  count = count + 1
  return wrk.format("GET", "/product?q=teak" .. count)
end
